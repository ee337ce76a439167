import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunkGroups.ts';
import { v8CompileHints } from './build/v8CompileHints.ts';
import { compress } from './build/compress.ts';
import { declarationsPlugin } from './build/declarations/declarationsPlugin.ts';
import { iconsPlugin } from './build/iconsPlugin.ts';
import { jsonSchemasPlugin } from './build/jsonSchemasPlugin.ts';
import { languagesPlugin } from './build/languages/languagesPlugin.ts';
import { overlayPlugin } from './build/overlay/overlayPlugin.ts';
import { preloadScript } from './build/preloadScript.ts';

const HOST = process.env.DEMO_HOST ?? 'http://127.0.0.1:4126';
const toHost = { target: HOST, changeOrigin: true };

// ra-core asks lodash, which is CommonJS of another time, for a dozen functions; es-toolkit has the same ones, tested against
// lodash's tests, in half the size, and the charts bring it anyway.
const toolkit = [{ find: /^lodash\/(\w+)(?:\.js)?$/, replacement: 'es-toolkit/compat/$1' }];

/** Path that the console is served below: `CONSOLE_BASE=/console`. */
const base = `/${process.env.CONSOLE_BASE ?? ''}/`.replaceAll(/\/+/g, '/');

export default defineConfig(({ command }) => ({
  base,
  plugins: [
    overlayPlugin(),
    languagesPlugin(),
    react(),
    declarationsPlugin(),
    iconsPlugin(),
    preloadScript(),
    jsonSchemasPlugin(),
    v8CompileHints(['react', 'base', 'admin', 'detail']),
    compress(),
  ],
  resolve: { alias: command === 'build' ? toolkit : [] },
  worker: { format: 'es', plugins: () => [overlayPlugin(), languagesPlugin()] },
  server: {
    host: '127.0.0.1',
    port: 5126,
    proxy: { '/api': toHost, '/plain': toHost, '/demo': toHost, '/config.json': toHost },
  },
  build: {
    target: 'es2023',
    assetsDir: 'static',
    sourcemap: false,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups(import.meta.dirname) } } },
  },
}));
