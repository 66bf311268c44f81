import { isJsonObject, type JsonObject, type JsonValue } from '#lib/json.ts';

/** The text at a path of the data: `items.2.title`; null where there is none. */
export function textAt(data: JsonValue, path: string): string | null {
  let value: JsonValue | undefined = data;
  for (const step of path.split('.')) {
    if (Array.isArray(value)) value = (value as readonly JsonValue[])[Number(step)];
    else if (isJsonObject(value)) value = value[step];
    else return null;
  }
  return typeof value === 'string' ? value : null;
}

/** The data with the text at a path replaced; the same object where nothing changes or nothing is there. */
export function withTextAt<Data extends JsonObject>(data: Data, path: string, text: string): Data {
  const present = textAt(data, path);
  if (present === null || present === text) return data;
  return replaced(data, path.split('.'), text) as Data;
}

function replaced(value: JsonValue | undefined, steps: readonly string[], text: string): JsonValue {
  const [step, ...rest] = steps;
  if (step === undefined) return text;
  if (Array.isArray(value)) {
    const items = value as readonly JsonValue[];
    return items.map((item, index) => (index === Number(step) ? replaced(item, rest, text) : item));
  }
  const object = isJsonObject(value) ? value : {};
  return { ...object, [step]: replaced(object[step], rest, text) };
}
