import { LinkBase } from 'ra-core';
import { isHiddenPage } from '../../lib/url/hiddenPages';
import { useResources } from '../../queries/console/consoleHooks';
import type { Field } from '../../config/types';
import { optionsOf } from '../core/optionsOf';
import { TextWithCode } from '../display/TextWithCode';
import type { Id } from './relatedRecord';
import type { ResolvedReferenceOptions } from './schema';

interface RecordNameLinkProps {
  field: Field;
  id: Id;
  text: string;
  /** True if `text` stands for a name that the record does not have. */
  isMissing?: boolean;
}

/** Name of a related record; a link if its detail can be opened. The id in it is shown as a code. */
export const RecordNameLink = ({ field, id, text, isMissing = false }: RecordNameLinkProps) => {
  const { resource: name, link } = optionsOf<ResolvedReferenceOptions>(field);
  const resource = useResources().get(name);
  const to = resource?.hasDetail && `/admin/${resource.route}/${encodeURIComponent(id)}`;
  const content = isMissing ? (
    <span className="field-empty">{text}</span>
  ) : (
    <TextWithCode text={text} code={String(id)} />
  );
  if (!link || !to || isHiddenPage(to)) return <span className="field-text">{content}</span>;
  return (
    <LinkBase className="field-link" to={to}>
      {content}
    </LinkBase>
  );
};
