import type { Plugin } from 'vite';

/**
 * `Link.displayName = "Link";` at the top of a module: a name for developer tools, which keeps an unused component in the
 * bundle.
 */
const DISPLAY_NAME = /^[\w$]+\.displayName = "[\w. ]+";$/gm;
/** Components made at the top of a module: without the note the bundler takes the call for one that does something. */
const COMPONENT_FACTORY = /^((?:var|const) [\w$]+ = )(?=React\d*\.(?:forwardRef|memo|createContext)\()/gm;
/**
 * Error messages for wrong use of the router: `npm run dev` and the tests use the unmodified package, which shows them.
 */
const INVARIANT_MESSAGE =
  /(\binvariant\(\s+(?:\/\/.*\s+|[^;`"]|"[^"\n]{0,9}")+,\s+)(?:\/\/.*\s+)*(?:"[^"\n]{10,}"|`[^`]{10,}`)(?=\s+\);)/g;
/** The key of each line of an icon, chance letters that nothing can compress, and names that only classes are made of. */
const ICON_METADATA = /, key: "[\da-z]+"|^ {2}(?:name|size|aliases): .*$|^__iconData\.node;$/gm;

/**
 * Checks of react-router for a data router (loaders, actions and their errors). The console has none (decision 17), so
 * the result is constant and the bundler drops the dependent code.
 */
export const NO_DATA_ROUTER: readonly (readonly [found: string, said: string])[] = [
  ['return isDataRoute ? useNavigateStable() : useNavigateUnstable();', 'return useNavigateUnstable();'],
  ['let dataRouterContext = React2.useContext(DataRouterContext);', 'const dataRouterContext = null;'],
  ['let matches = dataRouterOpts && dataRouterOpts.state.matches.length ?', 'let matches = false ?'],
  ['(matches, parentMatches = [], dataRouterOpts) {', '(matches, parentMatches = []) {'],
  ['let dataRouterState = dataRouterOpts?.state;', 'const dataRouterOpts = null, dataRouterState = null;'],
  ['let errors = dataRouterState?.errors;', 'const errors = null;'],
  ['\nRenderErrorBoundary.contextType = RSCRouterContext;', ''],
  ['if (error) {\n          children = errorElement;', 'if (false) {\n          children = errorElement;'],
];

/** Defaults of ra-core that the console never uses: it passes its own store and has no edit mode for pages. */
export const UNUSED_DEFAULTS: readonly (readonly [found: string, said: string])[] = [
  ['const defaultStore = memoryStore();', 'const defaultStore = undefined;'],
  ['import { memoryStore } from "./memoryStore.js";', ''],
  ['import { StoreContextProvider, memoryStore }', 'import { StoreContextProvider }'],
  ['createElement(PreferencesEditorContextProvider, null,', 'createElement(React.Fragment, null,'],
];

const applyReplacements = (code: string, table: typeof UNUSED_DEFAULTS): string =>
  table.reduce((text, [pattern, replacement]) => text.replaceAll(pattern, replacement), code);

/** Strips a package module; returns any other module unchanged. */
export const stripPackage = (code: string, id: string): string => {
  if (id.includes('/react-router/'))
    return applyReplacements(code, NO_DATA_ROUTER)
      .replace(DISPLAY_NAME, '')
      .replace(INVARIANT_MESSAGE, '$1""')
      .replace(COMPONENT_FACTORY, '$1/* @__PURE__ */ ');
  if (id.includes('/ra-core/')) return applyReplacements(code, UNUSED_DEFAULTS);
  return id.includes('/lucide-react/dist/esm/icons/') ? code.replace(ICON_METADATA, '') : code;
};

/**
 * Strips unused code from packages: unused components of react-router, defaults of ra-core, icon metadata
 * (`src/shims/createLucideIcon.mjs` draws the icons). A rule that no longer matches has no effect; the bundle is just
 * larger.
 */
export const stripPackages = (): Plugin => ({
  name: 'lean-packages',
  apply: 'build',
  transform: {
    filter: {
      id: /\/node_modules\/(?:(?:react-router|lucide-react)\/|ra-core\/dist\/(?:core\/CoreAdminContext|store\/StoreContext)\.js)/,
    },
    handler: (code, id) => ({ code: stripPackage(code, id), map: null }),
  },
});
