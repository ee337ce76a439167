import { decodeList, decodeOne } from '../../../dataProvider/jsonApi/decode';
import type { ResourcesByName } from '../../queries/console/ConsoleContext';
import type { Detail, MasterDetail, Resource, TabContent } from '../../config/types';
import { buildMasterDetailPath } from '../../masterDetail/masterDetailPath';
import { getExampleResponse, findCalledOperation, PLAIN_RECORD } from './contractHost';

/** Pages written in code that read something by themselves. */
const codedPages = ['start', 'search?q=sol'];

/**
 * The address below /admin of every list and of every tab and panel of a record, as the declarations have them; records have the
 * id that the contract's example gives them.
 */
export const listScreenPaths = (resources: ResourcesByName): string[] => [
  ...codedPages,
  ...[...resources.values()].flatMap((resource) => [
    ...listPaths(resource),
    ...(resource.show ? showPaths(resource, resource.show, resources) : []),
  ]),
];

const listPaths = ({ list, route }: Resource): string[] =>
  list ? [route, ...list.tabs.slice(1).map(({ key }) => `${route}/${key}`)] : [];

function showPaths(
  { api, route }: Resource,
  { tabs, masterDetail }: Detail,
  resources: ResourcesByName,
): string[] {
  const operation = api.getOne && findCalledOperation('GET', api.getOne.path);
  const id =
    operation && api.getOne ? decodeOne(getExampleResponse(operation), api.getOne.data).id : PLAIN_RECORD.id;
  const base = `${route}/${id}`;
  const tabPaths = (path: string, { content }: TabContent): string[] => {
    if (content.kind === 'tabs') return content.tabs.flatMap((sub) => tabPaths(`${path}/${sub.key}`, sub));
    return content.kind === 'panel' ? panelPaths(path, content.masterDetail, resources) : [path];
  };
  return [
    ...(masterDetail ? panelPaths(base, masterDetail, resources) : []),
    ...tabs.flatMap((tab) => tabPaths(`${base}/${tab.key}`, tab)),
  ];
}

/** A panel to begin with, its entries, and one of its records. */
function panelPaths(base: string, panel: MasterDetail, resources: ResourcesByName): string[] {
  const { resource, rows } = panel.records;
  const operation = rows.kind === 'path' ? findCalledOperation('GET', rows.path) : undefined;
  const { getList, id: ids } = resources.get(resource)?.api ?? {};
  const [first] = operation
    ? decodeList(getExampleResponse(operation), getList?.data ?? [], ids ? { idPaths: ids } : {}).data
    : [];
  return [
    base,
    ...panel.entries.map(({ key }) => buildMasterDetailPath(panel, base, { kind: 'entry', key })),
    ...(first ? [buildMasterDetailPath(panel, base, { kind: 'record', id: String(first.id) })] : []),
  ];
}
