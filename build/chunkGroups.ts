import { dirname, join } from 'node:path';

/** Module information from rolldown's grouping. */
interface ModuleGraph {
  getModuleInfo: (
    id: string,
  ) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

interface ChunkGroup {
  debugName: string;
  name: (id: string, graph: ModuleGraph) => string | null;
  priority: number;
}

/**
 * Groups modules into a few chunks instead of sixty: on a slow connection each request costs a round trip, and small
 * files compress badly. `base` is shared by login and admin, `shared` by login and forms only: a single shared module
 * there would otherwise load all forms. `light` holds what small lazy modules share with records and forms, `told` what
 * they share with the start page only, `common` what charts share with the start page and, of packages, with forms, plus
 * the needs of chart tabs. `admin` is for the first list, `react` its renderer (two files compile in parallel), `detail`
 * for the first record, `form` for the first form, `start` for the start page; everything else is split by its importers.
 * Other groups only name the console's own modules: rolldown adds the package modules that they use, and no more.
 */
export function chunkGroups(root: string): ChunkGroup[] {
  const cache = new Map<string, Set<string>>();
  const memoize = (name: string, find: () => Set<string>): Set<string> => {
    const modules = cache.get(name) ?? find();
    cache.set(name, modules);
    return modules;
  };
  const reachableFrom = (source: string, graph: ModuleGraph) =>
    memoize(source, () => reachable([source], graph));
  const main = (graph: ModuleGraph) => reachableFrom(join(root, 'src/boot/main.ts'), graph);
  const login = (graph: ModuleGraph) => reachableFrom(join(root, 'src/boot/mountPublic.tsx'), graph);
  const admin = (graph: ModuleGraph) => reachableFrom(join(root, 'src/boot/mountAdmin.tsx'), graph);
  const detail = (graph: ModuleGraph) => reachableFrom(join(root, 'src/show/ShowPage.tsx'), graph);
  const landing = (graph: ModuleGraph) => reachableFrom(join(root, LANDING_PAGE), graph);
  const form = (graph: ModuleGraph) => memoize('form', () => reachable(formSeeds(root, graph), graph));
  const resolveSources = (names: readonly string[]) => names.map((name) => join(root, name));
  const light = (graph: ModuleGraph) =>
    memoize('light', () => reachable(resolveSources(LIGHT_MODULES), graph));
  const charts = (graph: ModuleGraph) =>
    memoize('charts', () => reachable(resolveSources(CHART_MODULES), graph));
  const chartTabs = (graph: ModuleGraph) =>
    memoize('charted', () => reachable(resolveSources(CHART_TABS), graph));
  // Modules of earlier groups are already loaded: a group of higher priority includes its dependencies.
  const common = (graph: ModuleGraph) =>
    memoize('common', () => {
      const forms = reachable([...form(graph)], graph, true);
      const isShared = (id: string) => id.includes('node_modules') && forms.has(id);
      return new Set([...reachable(resolveSources(CHART_MODULES), graph, true)].filter(isShared));
    });
  const group = (
    name: string,
    priority: number,
    has: (id: string, graph: ModuleGraph) => boolean,
  ): ChunkGroup => ({
    debugName: name,
    name: (id, graph) => (has(id, graph) ? name : null),
    priority,
  });
  return [
    group(
      'base',
      4,
      (id, graph) =>
        id.includes('rolldown/runtime') ||
        LANGUAGE_STATE.test(id) ||
        main(graph).has(id) ||
        (login(graph).has(id) && admin(graph).has(id)),
    ),
    group('shared', 3, (id, graph) => login(graph).has(id) && form(graph).has(id) && !admin(graph).has(id)),
    group('react', 5, (id) => /node_modules\/(?:react-dom|scheduler|react)\//.test(id)),
    group('admin', 3, (id, graph) => admin(graph).has(id)),
    group(
      'light',
      3,
      (id, graph) =>
        (light(graph).has(id) && (detail(graph).has(id) || form(graph).has(id))) ||
        // Packages: a switch in a row waits for requests, and row names may have to be loaded.
        /\/(?:useIsFetching|useReference|useGetManyAggregate)\.m?js$/.test(id),
    ),
    group(
      'common',
      2,
      (id, graph) =>
        common(graph).has(id) ||
        (charts(graph).has(id) && landing(graph).has(id)) ||
        (chartTabs(graph).has(id) &&
          !detail(graph).has(id) &&
          !form(graph).has(id) &&
          !CHART_TABS.some((tab) => id.includes(dirname(tab)))),
    ),
    group('detail', 2, (id, graph) => detail(graph).has(id)),
    group('form', 1, (id, graph) => form(graph).has(id)),
    // Separate from `start`, which idle modules would otherwise load.
    group('told', 1, (id, graph) => light(graph).has(id) && landing(graph).has(id)),
    group('start', 0, (id, graph) => landing(graph).has(id)),
  ];
}

/**
 * State of the language. In `admin`, the code that changes the language would load and run the whole of it first, in Spanish.
 */
const LANGUAGE_STATE = /\/src\/lib\/language\/(?:language|localeFormat)\.ts$/;

/** The page after login. */
export const LANDING_PAGE = 'src/features/landingPage/LandingPage.tsx';

const CHART_MODULES = ['src/charts/PieChart.tsx', 'src/charts/BarChart.tsx', 'src/charts/time/TimeChart.tsx'];

/** Chart tabs: modules they share with others go into the same file as those that charts share. */
const CHART_TABS = [
  'src/features/assets/consumptions/Consumptions.tsx',
  'src/features/tickets/ticketStatistics/TicketStatistics.tsx',
];

/** Modules that load when the page is idle or a small control is pressed; they load no form. */
const LIGHT_MODULES = [
  'dataProvider/dialects/dialectProvider.ts',
  'src/app/declarations/loadRuntimeDeclarations.ts',
  'src/app/notices/ReturnToPageNotice.tsx',
  'src/features/search/PageScans.tsx',
  'src/features/search/SearchDialog.tsx',
  'src/layout/userMenu/AccountDialog.tsx',
  'src/layout/jobTray/JobTray.tsx',
  'src/list/params/LocalListParams.tsx',
  'src/list/table/RowToggle.tsx',
  'src/list/toolbar/SaveViewDialog.tsx',
  'src/ui/date/DateField.tsx',
  'src/fields/enum/EnumFilter.tsx',
  'src/fields/filters/SelectFilter.tsx',
];

/** Returns the console's own modules that load with the given ones; package modules too, if requested. */
function reachable(seeds: readonly string[], graph: ModuleGraph, packages = false): Set<string> {
  const seen = new Set<string>();
  const queue = [...seeds];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    const isSkipped = seen.has(id) || (!packages && id.includes('node_modules'));
    const info = isSkipped ? null : graph.getModuleInfo(id);
    if (!info) continue;
    seen.add(id);
    queue.push(...info.importedIds);
  }
  return seen;
}

/** The panels of forms and the inputs that field types load with them. */
function formSeeds(root: string, graph: ModuleGraph): string[] {
  const types = reachable([join(root, 'src/fields/core/registry.ts')], graph);
  const inputs = [...types]
    .flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
    .filter((id) => /\/src\/fields\/[^/]+\/\w+Input\.tsx$/.test(id));
  return ['record/RecordFormPanel', 'panels/ActionForm', 'record/RecordFormPage']
    .map((name) => join(root, `src/forms/${name}.tsx`))
    .concat(inputs);
}
