/** Reads a file below `/icons/`, which the build writes. Rejects where it does not come. */
export async function fetchIconFile(name: string): Promise<unknown> {
  const response = await fetch(`${import.meta.env.BASE_URL}icons/${name}`);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.json();
}

/** The file below `/icons/` that holds an icon: those whose names begin alike share one. */
export const getIconFileName = (name: string): string => `${name.slice(0, 2)}.json`;
