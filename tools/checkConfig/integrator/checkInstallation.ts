import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { knownNames } from '../../../src/app/registry/knownNames';
import { readJsonDeclaration } from '../../../src/config/check/editor/readJsonDeclaration';
import { checkDeclarations } from '../../../src/config/check';
import { createOutline } from '../../../src/config/check/declarationOutline';
import { findHiddenProblems } from '../../../src/config/check/runtime/hiddenProblems';
import {
  findLandingPageProblems,
  findLandingRouteProblems,
} from '../../../src/config/check/runtime/landingPageProblems';
import { findRuntimeConfigProblems } from '../../../src/config/check/runtime/runtimeConfigProblems';
import { upgradeDeclaration } from '../../../src/config/language/upgrade';
import type { ConfigProblem } from '../../../src/config/types';
import { fieldNamesByResource } from '../../overlay/overlayDeclarations';
import { findMissingModuleProblems } from '../../overlay/overlayHostModules';
import { readOverlay } from '../../overlay/overlayFolder';
import { readOverlayIcons } from '../../overlay/overlayIcons';
import { readOverlayTexts } from '../../overlay/overlayTexts';
import { namesFromConfig } from '../../shared/namesFromConfig';
import type { InstallationFile, InstallationFiles } from './installation';

const CONFIG = 'config.json';
const DECLARATIONS = ['meters.json', 'sites.json'] as const;
const OVERLAY: readonly InstallationFile[] = ['texts.json', 'icons/meter.svg'];
/** Some of the names that a bundled console has. */
const BUNDLED = { resources: ['assets', 'tickets'], pages: ['academy', 'start'] };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Checks all files of an installation as `check-config` does. `withOverlay`: reads the overlay from a folder too. */
export async function checkInstallation(
  files: InstallationFiles,
  { withOverlay = false }: { withOverlay?: boolean } = {},
): Promise<ConfigProblem[]> {
  const config = upgradeDeclaration(readJsonDeclaration(CONFIG, textOf(files[CONFIG])));
  const declarations = DECLARATIONS.map((file) =>
    upgradeDeclaration(readJsonDeclaration(file, textOf(files[file]))),
  );
  const names = { ...knownNames, icons: ['gauge', 'refresh-cw'], ...namesFromConfig(config.input) };
  const routes = [
    ...declarations.flatMap((declaration) => createOutline(declaration).route ?? []),
    ...BUNDLED.pages,
  ];
  return [
    ...(config.problems ?? []),
    ...(config.hasSyntaxErrors
      ? []
      : [
          ...findRuntimeConfigProblems(CONFIG, config.input),
          ...findMissingModuleProblems(CONFIG, config.input, undefined),
          ...findHiddenProblems(CONFIG, config.input, BUNDLED),
          ...findLandingPageProblems(CONFIG, config.input, fieldNamesByResource(declarations)),
          ...findLandingRouteProblems(CONFIG, config.input, routes),
        ]),
    ...checkDeclarations(declarations, names).problems,
    ...(withOverlay ? await checkOverlay(files) : []),
  ];
}

async function checkOverlay(files: InstallationFiles): Promise<ConfigProblem[]> {
  const dir = await mkdtemp(join(tmpdir(), 'overlay-'));
  try {
    for (const file of OVERLAY) {
      await mkdir(dirname(join(dir, file)), { recursive: true });
      await writeFile(join(dir, file), textOf(files[file]));
    }
    const overlay = await readOverlay(dir);
    const root = new URL('../../..', import.meta.url).pathname;
    const problems = [
      ...(await readOverlayTexts(root, overlay)).problems,
      ...(await readOverlayIcons(overlay)).problems,
    ];
    return problems.map((problem) => ({
      ...problem,
      file: problem.file.slice(overlay.displayPath.length + 1),
    }));
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
