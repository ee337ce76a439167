import { Navigate } from 'react-router-dom';
import { faceAt } from '../config/face';
import { useDeclarations } from '../console/hooks';
import { usePages } from '../parts/PartsContext';
import { useMenuEntries } from '../parts/useMenuEntries';
import { useMay } from '../session/useMay';
import { NotFound } from '../ui/NotFound';
import { Awaiting } from './declarations/Awaiting';

/**
 * Where the start of a console without a start page leads: to the page that the config names, or where the viewer may not see
 * that, to the first of the menu.
 *
 * @param named Address of the config.
 */
export default function StartElsewhere({ named }: { named: string | undefined }) {
  const { faces, awaited } = useDeclarations();
  const pages = usePages();
  const may = useMay();
  const [first] = useMenuEntries().filter(({ to }) => to !== START);
  const path = named?.replace(/^\/admin\/?/, '').replace(/\?.*$/, '') ?? '';
  const access = faceAt(faces, path)?.access.list ?? pages.find(({ paths }) => paths.includes(path))?.access;
  const to = named !== undefined && access && path !== 'start' && may(access) ? named : first?.to;
  if (to !== undefined) return <Navigate to={to} replace />;
  return awaited.length > 0 ? <Awaiting addresses={awaited} /> : <NotFound />;
}

const START = '/admin/start';
