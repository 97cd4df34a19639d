//! 逐项读 — a JSON value as serde reads it, with the fields on the way kept in mind.

use serde::de::value::{MapAccessDeserializer, SeqDeserializer, StringDeserializer};
use serde::de::{DeserializeSeed, Deserializer, IntoDeserializer, MapAccess, Visitor};
use serde::forward_to_deserialize_any;
use serde_json::Value;

use super::Misread;

/// A value that is read.
pub(super) struct Reading(pub(super) Value);

impl IntoDeserializer<'_, Misread> for Reading {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

impl<'de> Deserializer<'de> for Reading {
    type Error = Misread;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(truth) => visitor.visit_bool(truth),
            Value::Number(number) => match (number.as_u64(), number.as_i64(), number.as_f64()) {
                (Some(number), ..) => visitor.visit_u64(number),
                (_, Some(number), _) => visitor.visit_i64(number),
                (.., number) => visitor.visit_f64(number.unwrap_or(f64::NAN)),
            },
            Value::String(text) => visitor.visit_string(text),
            Value::Array(items) => {
                visitor.visit_seq(SeqDeserializer::new(items.into_iter().map(Reading)))
            }
            Value::Object(object) => visitor.visit_map(Fields::of(object)),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        match self.0 {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Misread> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misread> {
        match self.0 {
            Value::String(variant) => visitor.visit_enum(named(variant)),
            Value::Object(object) => {
                visitor.visit_enum(MapAccessDeserializer::new(Fields::of(object)))
            }
            _ => self.deserialize_any(visitor),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map struct identifier ignored_any
    }
}

fn named(text: String) -> StringDeserializer<Misread> {
    text.into_deserializer()
}

/// The fields of an object, one after another.
struct Fields {
    rest: serde_json::map::IntoIter,
    current: Option<(String, Value)>,
}

impl Fields {
    fn of(object: serde_json::Map<String, Value>) -> Self {
        Self {
            rest: object.into_iter(),
            current: None,
        }
    }
}

impl<'de> MapAccess<'de> for Fields {
    type Error = Misread;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Misread> {
        self.current = self.rest.next();
        let Some((field, _)) = &self.current else {
            return Ok(None);
        };
        seed.deserialize(named(field.clone())).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Misread> {
        let (field, value) = self.current.take().unwrap_or_default();
        seed.deserialize(Reading(value.clone()))
            .map_err(|why| why.inside(&field, &value))
    }
}
