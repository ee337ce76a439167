import type { Plugin } from 'vite';

/** `Link.displayName = "Link";` at the top of a module: a name for developer tools that holds a component nobody uses. */
const DISPLAY_NAME = /^[\w$]+\.displayName = "[\w. ]+";$/gm;
/** Components made at the top of a module: without the note the bundler takes the call for one that does something. */
const COMPONENT_FACTORY = /^((?:var|const) [\w$]+ = )(?=React\d*\.(?:forwardRef|memo|createContext)\()/gm;
/** What a wrong use of the router is told: `npm run dev` and the tests run the package as it is, and say it there. */
const INVARIANT_MESSAGE =
  /(\binvariant\(\s+(?:\/\/.*\s+|[^;`"]|"[^"\n]{0,9}")+,\s+)(?:\/\/.*\s+)*(?:"[^"\n]{10,}"|`[^`]{10,}`)(?=\s+\);)/g;
/** The key of each line of an icon, chance letters that nothing can compress, and names that only classes are made of. */
const ICON_METADATA = /, key: "[\da-z]+"|^ {2}(?:name|size|aliases): .*$|^__iconData\.node;$/gm;

/**
 * What react-router asks of a data router (loaders, actions, errors of these) before it draws a route. The console has none
 * above its routes (decision 17), so the answer is known: said here, the bundler drops all that follows from the other one.
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

/**
 * What ra-core makes for whoever gives it nothing: the console gives its own store, and has no mode in which its pages are
 * edited.
 */
export const UNUSED_DEFAULTS: readonly (readonly [found: string, said: string])[] = [
  ['const defaultStore = memoryStore();', 'const defaultStore = undefined;'],
  ['import { memoryStore } from "./memoryStore.js";', ''],
  ['import { StoreContextProvider, memoryStore }', 'import { StoreContextProvider }'],
  ['createElement(PreferencesEditorContextProvider, null,', 'createElement(React.Fragment, null,'],
];

const applyReplacements = (code: string, table: typeof UNUSED_DEFAULTS): string =>
  table.reduce((text, [pattern, replacement]) => text.replaceAll(pattern, replacement), code);

/** A module of a package without what a build need not carry; any other module as it is. */
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
 * Takes out of packages what a build need not carry: of react-router the components that nobody uses, of ra-core what it
 * makes by default, of the icons all but their lines (`src/shims/createLucideIcon.mjs` draws them). What a rule finds no more only weighs more.
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
