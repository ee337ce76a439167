import { decodeList, decodeOne } from '../../../dataProvider/decode';
import type { Resources } from '../../console/ConsoleContext';
import type { Detail, RecordsPanel, Resource, TabContent } from '../../config/types';
import { panelPath } from '../../views/panel/place';
import { goodAnswer, operationOf, PLAIN } from './contractHost';

/** Pages written in code that read something by themselves. */
const coded = ['start', 'search?q=sol'];

/**
 * The address below /admin of every list and of every tab and panel of a record, as the declarations have them; records have the
 * id that the contract's example gives them.
 */
export const screensOf = (resources: Resources): string[] => [
  ...coded,
  ...[...resources.values()].flatMap((resource) => [
    ...listScreens(resource),
    ...(resource.detail ? detailScreens(resource, resource.detail, resources) : []),
  ]),
];

const listScreens = ({ list, route }: Resource): string[] =>
  list ? [route, ...list.tabs.slice(1).map(({ key }) => `${route}/${key}`)] : [];

function detailScreens({ api, route }: Resource, { tabs, panel }: Detail, resources: Resources): string[] {
  const operation = api.one && operationOf('GET', api.one.path);
  const id = operation && api.one ? decodeOne(goodAnswer(operation), api.one.data).id : PLAIN.id;
  const base = `${route}/${id}`;
  const screensAt = (path: string, { content }: TabContent): string[] => {
    if (content.kind === 'tabs') return content.tabs.flatMap((sub) => screensAt(`${path}/${sub.key}`, sub));
    return content.kind === 'panel' ? panelScreens(path, content.panel, resources) : [path];
  };
  return [
    ...(panel ? panelScreens(base, panel, resources) : []),
    ...tabs.flatMap((tab) => screensAt(`${base}/${tab.key}`, tab)),
  ];
}

/** A panel to begin with, its entries, and one of its records. */
function panelScreens(base: string, panel: RecordsPanel, resources: Resources): string[] {
  const { resource, rows } = panel.records;
  const operation = rows.kind === 'path' ? operationOf('GET', rows.path) : undefined;
  const { list, id: ids } = resources.get(resource)?.api ?? {};
  const [first] = operation
    ? decodeList(goodAnswer(operation), list?.data ?? [], ids ? { ids } : {}).data
    : [];
  return [
    base,
    ...panel.entries.map(({ key }) => panelPath(panel, base, { kind: 'entry', key })),
    ...(first ? [panelPath(panel, base, { kind: 'record', id: String(first.id) })] : []),
  ];
}
