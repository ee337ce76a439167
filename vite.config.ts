import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunkGroups.ts';
import { v8CompileHints } from './build/v8CompileHints.ts';
import { compress } from './build/compress.ts';
import { declarationsPlugin } from './build/declarations/declarationsPlugin.ts';
import { iconsPlugin } from './build/iconsPlugin.ts';
import { jsonSchemasPlugin } from './build/jsonSchemasPlugin.ts';
import { stripPackages } from './build/strip/stripPackages.ts';
import { stripReactDomPlugin } from './build/strip/stripReactDom.ts';
import { preactPages } from './build/preactPages.ts';
import { overlayPlugin } from './build/overlay/overlayPlugin.ts';
import { preloadScript } from './build/preloadScript.ts';

const HOST = process.env.DEMO_HOST ?? 'http://127.0.0.1:4126';
const toHost = { target: HOST, changeOrigin: true };

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// ra-core asks lodash, which is CommonJS of another time, for a dozen functions; es-toolkit has the same ones, tested against
// lodash's tests, in half the size, and the charts bring it anyway.
const toolkit = [
  { find: /^lodash\/(isEqual|union)(?:\.js)?$/, replacement: at('./src/shims/$1.mjs') },
  { find: /^lodash\/(\w+)(?:\.js)?$/, replacement: 'es-toolkit/compat/$1' },
];

const iconMaker = [{ find: '../createLucideIcon.mjs', replacement: at('./src/shims/createLucideIcon.mjs') }];

// ra-core's own makes a router with loaders and actions where there is none; in the console there always is one.
const routerProvider = [
  {
    find: /^\.\.?\/(?:routing\/)?adapters\/reactRouterProvider\.js$/,
    replacement: at('./src/app/router/reactRouterProvider.tsx'),
  },
];

// Under the usual conditions the package exports its development build alone.
const router = [
  { find: /^react-router$/, replacement: at('./node_modules/react-router/dist/production/index.mjs') },
  {
    find: /^react-router\/dom$/,
    replacement: at('./node_modules/react-router/dist/production/dom-export.mjs'),
  },
];

/** Path that the console is served below: `CONSOLE_BASE=/console`. */
const base = `/${process.env.CONSOLE_BASE ?? ''}/`.replaceAll(/\/+/g, '/');

export default defineConfig(({ command }) => ({
  base,
  plugins: [
    overlayPlugin(),
    react(),
    stripPackages(),
    stripReactDomPlugin(),
    preactPages(),
    declarationsPlugin(),
    iconsPlugin(),
    preloadScript(),
    jsonSchemasPlugin(),
    v8CompileHints(['form']),
    compress(),
  ],
  resolve: { alias: command === 'build' ? [...toolkit, ...router, ...routerProvider, ...iconMaker] : [] },
  worker: { format: 'es', plugins: () => [overlayPlugin()] },
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
