import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SCHEMA_FOLDER = 'docs/schema';

/**
 * Puts the JSON schemas of declarations, of the config and of tests beside the console, at `/schema/`, so that what an
 * installation writes can name the schema of its own release.
 */
export function jsonSchemasPlugin(): Plugin {
  let root = process.cwd();
  const read = (name: string): string => readFileSync(join(root, SCHEMA_FOLDER, name), 'utf8');
  const names = (): string[] =>
    readdirSync(join(root, SCHEMA_FOLDER)).filter((name) => name.endsWith('.json'));
  return {
    name: 'json-schemas',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle() {
      for (const name of names())
        this.emitFile({ type: 'asset', fileName: `schema/${name}`, source: read(name) });
    },
    configureServer(server) {
      server.middlewares.use('/schema/', (request, response, next) => {
        const name = names().find((schemaName) => request.url === `/${schemaName}`);
        if (name === undefined) return next();
        return void response.setHeader('Content-Type', 'application/json').end(read(name));
      });
    },
  };
}
