import type { Plugin } from 'vite';

/** `Link.displayName = "Link";` at the top of a module: a name for developer tools that holds a component nobody uses. */
const DEVELOPER_NAME = /^[\w$]+\.displayName = "[\w. ]+";$/gm;
/** Components made at the top of a module: without the note the bundler takes the call for one that does something. */
const MADE = /^((?:var|const) [\w$]+ = )(?=React\d*\.(?:forwardRef|memo|createContext)\()/gm;
/** The key of each line of an icon, chance letters that nothing can compress, and names that only classes are made of. */
const ICON_WORDS = /, key: "[\da-z]+"|^ {2}(?:name|size|aliases): .*$|^__iconData\.node;$/gm;

/** A module of a package without what a build need not carry; any other module as it is. */
export const lean = (code: string, id: string): string => {
  if (id.includes('/react-router/'))
    return code.replace(DEVELOPER_NAME, '').replace(MADE, '$1/* @__PURE__ */ ');
  return id.includes('/lucide-react/dist/esm/icons/') ? code.replace(ICON_WORDS, '') : code;
};

/**
 * Takes out of packages what a build need not carry: of react-router the components that nobody uses, of the icons all
 * but their lines (`src/shims/createLucideIcon.mjs` draws them). What a rule finds no more only weighs more.
 */
export const leanPackages = (): Plugin => ({
  name: 'lean-packages',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/(?:react-router|lucide-react)\// },
    handler: (code, id) => ({ code: lean(code, id), map: null }),
  },
});
