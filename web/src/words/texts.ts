import type { Locale } from './locale';

// One chunk per file and language; only the chosen language is fetched.
const files = import.meta.glob<string>('../../../locales/*/{cards,page,blanc-noir,clocktower-names,clocktower-faults,clocktower-jinxes,clocktower-ask,clocktower,clocktower-page,fengsheng-names,fengsheng-blacklist,fengsheng-qianzhi,fengsheng,fengsheng-page,table}.ftl', {
  query: '?raw',
  import: 'default',
});

/** The Fluent sources of one language. */
export async function texts(locale: Locale): Promise<string[]> {
  const wanted = Object.entries(files).filter(([path]) => path.includes(`/${locale}/`));
  return Promise.all(wanted.map(([, load]) => load()));
}
