import { LinkBase } from 'ra-core';
import { isHiddenPage } from '../../lib/url/hiddenPages';
import { useResources } from '../../queries/console/consoleHooks';
import type { Field } from '../../config/types';
import { optionsOf } from '../core/optionsOf';
import type { Id } from './relatedRecord';
import type { ResolvedReferenceOptions } from './schema';

interface RecordNameLinkProps {
  field: Field;
  id: Id;
  text: string;
}

/** Name of a related record; a link if its detail can be opened. */
export const RecordNameLink = ({ field, id, text }: RecordNameLinkProps) => {
  const { resource: name, link } = optionsOf<ResolvedReferenceOptions>(field);
  const resource = useResources().get(name);
  const to = resource?.hasDetail && `/admin/${resource.route}/${encodeURIComponent(id)}`;
  if (!link || !to || isHiddenPage(to)) return <span className="field-text">{text}</span>;
  return (
    <LinkBase className="field-link" to={to}>
      {text}
    </LinkBase>
  );
};
