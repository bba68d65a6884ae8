import { z } from 'zod';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Keywords = { [keyword: string]: Json };

/** A JSON Schema whose root is an object, as the protocol wants tools to declare. */
export interface ObjectSchema {
  type: 'object';
  properties: { [name: string]: Keywords };
  required: string[];
  [keyword: string]: unknown;
}

/** What a keyword beside `type: string` says about the string, and not about null. */
const ABOUT_STRINGS = ['minLength', 'maxLength', 'format', 'pattern'];

/** The schema of flat arguments or results. As input, because only then it leaves room for fields it does not know. */
export function toolSchema(shape: z.ZodObject): ObjectSchema {
  const { properties = {}, required = [] } = z.toJSONSchema(shape, { io: 'input' });
  const fields = Object.entries(properties as Record<string, Keywords>);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, splitNullable(withoutNeedlessFormat(field))])),
    required,
  };
}

/** Some clients read only a `type` that is one word; `anyOf` is understood by all. */
function splitNullable(field: Keywords): Keywords {
  const { type: types, ...keywords } = field;
  if (!Array.isArray(types)) return field;
  const isAboutString = ([name]: [string, Json]) => ABOUT_STRINGS.includes(name);
  const entries = Object.entries(keywords);
  const ofString = Object.fromEntries(entries.filter(isAboutString));
  const ofField = Object.fromEntries(entries.filter((entry) => !isAboutString(entry)));
  return { ...ofField, anyOf: types.map((type) => (type === 'string' ? { type, ...ofString } : { type })) };
}

/** Some clients refuse a tool for a `format` that they do not know; where there is a pattern, it says the same. */
function withoutNeedlessFormat(field: Keywords): Keywords {
  const { format: _, ...others } = field;
  return field.pattern === undefined ? field : others;
}
