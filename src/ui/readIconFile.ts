/** Reads a file below `/icons/`, which the build writes. Rejects where it does not come. */
export async function readIconFile(name: string): Promise<unknown> {
  const answer = await fetch(`${import.meta.env.BASE_URL}icons/${name}`);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.json();
}
