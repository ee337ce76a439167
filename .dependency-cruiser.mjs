import { layerRules } from './scripts/layers.mjs';

/** The layers of the sources as rules of dependency-cruiser (scripts/layers.mjs). */
export default {
  forbidden: layerRules,
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.test\\.tsx?$', '(^|/)testing(/|\\.tsx?$)', '\\.css$'] },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
};
