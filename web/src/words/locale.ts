import { negotiateLanguages } from '@fluent/langneg';

export const LOCALES = ['zh-Hans', 'zh-Hant', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** Each language names itself. */
export const OWN_NAMES: Record<Locale, string> = { 'zh-Hans': '简体中文', 'zh-Hant': '繁體中文', en: 'English' };

/** The first language of the reader's list that the page has; Simplified Chinese when there is none. */
export function choose(wanted: readonly string[]): Locale {
  const mapped = wanted.map((tag) => {
    if (/^zh-(TW|HK|MO|Hant)\b/i.test(tag)) return 'zh-Hant';
    if (/^zh\b/i.test(tag)) return 'zh-Hans';
    return tag;
  });
  return negotiateLanguages(mapped, LOCALES, { defaultLocale: 'zh-Hans', strategy: 'lookup' })[0] as Locale;
}
