import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|html|svg|json)$/;
/** Bytes below which compressing is not worth a file. */
const MIN_BYTES = 1024;

/** Writes `.br` and `.gz` beside each text file of the build, so that no request waits for a compressor. */
export function compress(): Plugin {
  let outDir = 'dist';
  return {
    name: 'compress',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      // A failed build wrote nothing; its own error is the relevant one.
      const outputFiles = await readdir(outDir, { recursive: true }).catch(() => []);
      const files = outputFiles.filter((name) => COMPRESSIBLE.test(name));
      await Promise.all(files.map((name) => compressFile(join(outDir, name))));
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < MIN_BYTES) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
