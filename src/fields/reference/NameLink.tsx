import { LinkBase } from 'ra-core';
import { useResources } from '../../console/hooks';
import type { Field } from '../../config/types';
import { optionsOf } from '../optionsOf';
import type { Id } from './references';
import type { ReferenceFilled } from './schema';

interface NameLinkProps {
  field: Field;
  id: Id;
  text: string;
}

/** The name of a related record; a link where its detail can be opened. */
export const NameLink = ({ field, id, text }: NameLinkProps) => {
  const { resource: name, link } = optionsOf<ReferenceFilled>(field);
  const resource = useResources().get(name);
  if (!link || !resource?.hasDetail) return <span className="field-text">{text}</span>;
  return (
    <LinkBase className="field-link" to={`/admin/${resource.route}/${encodeURIComponent(id)}`}>
      {text}
    </LinkBase>
  );
};
