/** Default member names of a definition; declarations can override them. */
export const DEFAULT_MEMBERS = {
  name: 'name',
  required: 'required',
  multiple: 'multiple',
  type: 'value_type',
  units: 'units',
  choices: 'values',
  min: 'min',
  max: 'max',
} as const;

const labels: Record<string, string> = {};
const none: string[] = [];

export const defaults = { values: 'data', labels, secret: none, alwaysRequired: none };
