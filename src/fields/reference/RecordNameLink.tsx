import { LinkBase } from 'ra-core';
import { isHiddenPage } from '../../lib/url/hiddenPages';
import { useResources } from '../../queries/console/consoleHooks';
import type { Field } from '../../config/types';
import { optionsOf } from '../core/optionsOf';
import { CodeText, isLongCode } from '../display/CodeText';
import type { Id } from './relatedRecord';
import type { ResolvedReferenceOptions } from './schema';

interface RecordNameLinkProps {
  field: Field;
  id: Id;
  text: string;
}

/** Name of a related record; a link if its detail can be opened. A code in place of a name is shown as one. */
export const RecordNameLink = ({ field, id, text }: RecordNameLinkProps) => {
  const { resource: name, link } = optionsOf<ResolvedReferenceOptions>(field);
  const resource = useResources().get(name);
  const to = resource?.hasDetail && `/admin/${resource.route}/${encodeURIComponent(id)}`;
  const isCode = text === String(id) && isLongCode(text);
  const content = isCode ? <CodeText text={text} className="inline-code" /> : text;
  if (!link || !to || isHiddenPage(to)) return <span className="field-text">{content}</span>;
  return (
    <LinkBase className="field-link" to={to}>
      {content}
    </LinkBase>
  );
};
