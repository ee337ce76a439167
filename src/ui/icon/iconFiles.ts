/** Reads a file below `/icons/`, which the build writes. Rejects if the request fails. */
export async function fetchIconFile(name: string): Promise<unknown> {
  const response = await fetch(`${import.meta.env.BASE_URL}icons/${name}`);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.json();
}

/** Returns the file below `/icons/` that holds an icon; names with the same two first letters share a file. */
export const getIconFileName = (name: string): string => `${name.slice(0, 2)}.json`;
