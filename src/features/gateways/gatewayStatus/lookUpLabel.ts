/** The label of a value by a table of them; an unknown value as it came. */
export const lookUpLabel = (labels: Readonly<Record<string, string>>, value: string): string =>
  Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
