/** Reads a response in the charset of its Content-Type; as UTF-8 if the browser does not know it. */
export async function decodeCharset(response: Response): Promise<string> {
  const [, charset] = /charset="?([^\s;"]+)/i.exec(response.headers.get('Content-Type') ?? '') ?? [];
  const bytes = await response.arrayBuffer();
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
