/** What tells records of the same title apart: the e-mail of a person, else the code. */
export function detailOf({ email, id }: Readonly<Record<string, unknown>>): string | undefined {
  const found = [email, id].find((value) => typeof value === 'string' || typeof value === 'number');
  return found === undefined ? undefined : String(found);
}
