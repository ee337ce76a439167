/** Returns the label of a value; an unknown value stays unchanged. */
export const lookUpLabel = (labels: Readonly<Record<string, string>>, value: string): string =>
  Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
