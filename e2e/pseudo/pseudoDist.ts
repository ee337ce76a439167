import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toPseudoDeclarations, toPseudoTexts } from './pseudoText';

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));

/** Replaces a built file; the host would prefer its compressed copies. */
async function replaceFile(path: string, content: string): Promise<void> {
  await Promise.all([path, `${path}.br`, `${path}.gz`].map((copy) => rm(copy, { force: true })));
  await writeFile(path, content);
}

/** Copies the built console; its texts in English, those of the declarations included, are in the pseudo-language there. */
export async function createPseudoDist(): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'pseudo-'));
  await cp(join(process.cwd(), 'dist'), dist, { recursive: true });
  const files = await readdir(join(dist, 'static'));
  const texts = files.filter((name) => /^en-[\w-]+\.json$/.test(name));
  if (texts.length !== 1) throw new Error(`one file of English texts is expected: ${texts.join()}`);
  for (const name of texts) {
    const path = join(dist, 'static', name);
    const { language, ...tables } = (await readJson(path)) as { language: string };
    await replaceFile(path, JSON.stringify({ language, ...(toPseudoTexts(tables) as object) }));
  }
  const folder = join(dist, 'static/declarations');
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.en.json'))) {
    const path = join(folder, name);
    const spanish = await readJson(path.replace('.en.json', '.json'));
    const texts = toPseudoDeclarations(await readJson(path), spanish);
    await replaceFile(path, JSON.stringify(texts));
  }
  return dist;
}
