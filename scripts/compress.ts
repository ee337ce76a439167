import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json)$/;
/** Bytes below which compressing is not worth a file. */
const LEAST = 1024;

/** Writes `.br` and `.gz` beside each text file of the build, so that no request waits for a compressor. */
export function compress(): Plugin {
  let out = 'dist';
  return {
    name: 'compress',
    apply: 'build',
    configResolved: (config) => {
      out = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      // A build that failed wrote nothing; its own error is the one to be read.
      const written = await readdir(out, { recursive: true }).catch(() => []);
      const files = written.filter((name) => TEXT.test(name));
      await Promise.all(files.map((name) => compressFile(join(out, name))));
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < LEAST) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
