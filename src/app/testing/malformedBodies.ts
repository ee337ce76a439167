/** Bodies of a 200 that are no answer. */
export const malformedBodies = {
  nothing: '',
  'an empty object': '{}',
  'a list of nothing': '[null]',
  null: 'null',
  text: 'Todo bien',
  HTML: '<!doctype html><p>Proxy</p>',
  'cut JSON': '{"data":[{"id":"a',
  'another type': '{"data":7}',
} as const;
