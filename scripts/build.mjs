// npm run build: checks the configuration and builds the console into dist/. --overlay DIR takes the parts of an installation
// along (docs/guides/overlay.md); other arguments after `--` are Vite's, such as --outDir.
import { runTool, extractOverlayOption } from './tasks.mjs';

const args = extractOverlayOption(process.argv.slice(2));
runTool('tsx', ['tools/checkConfig/main.ts', '--check']);
runTool('vite', ['build', ...args]);
