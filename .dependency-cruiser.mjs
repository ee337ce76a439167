import { forbidden } from './scripts/floors.mjs';

/** The floors of the house as rules of dependency-cruiser; what they are is in scripts/floors.mjs. */
export default {
  forbidden,
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.test\\.tsx?$', '(^|/)testing(/|\\.tsx?$)', '\\.css$'] },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
};
