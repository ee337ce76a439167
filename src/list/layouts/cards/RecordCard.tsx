import type { ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import { ActionButtons } from '../../../actions/ActionButtons';
import { ActionMenu } from '../../../actions/ActionMenu';
import { isEmpty } from '../../../config/values/isEmpty';
import type { Field } from '../../../config/types';
import { FieldValue } from '../../../fields/core/FieldValue';
import { readValue } from '../../../fields/core/readValue';
import { readFieldText } from '../../../fields/core/readFieldText';
import { recordTitle } from '../../../fields/titles/recordTitle';
import { interpolateText } from '../../../i18n/interpolateText';
import { useTranslateText } from '../../../i18n/useTranslateText';
import { Link } from '../../../ui/page/Link';
import { useListContext } from '../../ListContext';
import { RowAction } from '../../table/RowAction';
import { getRowTarget, isMissingId } from '../../table/rowTarget';
import { listTexts } from '../../texts';

interface RecordCardProps {
  record: RaRecord;
  /** Fields below the title. */
  fields: readonly Field[];
  /** Content above the title. */
  image?: ReactNode;
  /** Controls before the actions of the row. */
  controls?: ReactNode;
  /** True if each field is on one line, which may cut it: its tooltip then has the value. Default false. */
  hasLines?: boolean;
  /** Called with the path of the record when it opens in this window. */
  onOpen: (path: string) => void;
}

/** A record as a card: the title opens what its row opens, and below it are fields and the actions of the row. */
export function RecordCard({ record, fields, image, controls, hasLines, onOpen }: RecordCardProps) {
  const { list, resource, parent } = useListContext();
  const t = useTranslateText();
  const title = recordTitle(resource, record, t);
  const isIdMissing = isMissingId(resource, record);
  const { rowActions, rowButtons } = list;
  const getTitle = (field: Field): string => {
    const text = readFieldText(field, record, t);
    return text === '' ? t(field.label) : `${t(field.label)}: ${text}`;
  };
  const shownFields = fields.filter((field) => !isEmpty(readValue(field, record)));
  return (
    <>
      {image}
      <div className="record-card-head">
        <h3>
          <CardTitle record={record} title={title} onOpen={onOpen} />
        </h3>
        {isIdMissing && <span className="list-broken">{listTexts.no_id}</span>}
        {!isIdMissing && (
          <div className="record-card-actions">
            {controls}
            {rowActions.length > 0 && (
              <ActionMenu
                actions={rowActions}
                resource={resource}
                record={record}
                parent={parent}
                label={interpolateText(listTexts.actions_of, { title })}
              />
            )}
          </div>
        )}
      </div>
      {shownFields.length > 0 && (
        <dl className="record-card-fields">
          {shownFields.map((field) => (
            <div key={field.name}>
              <dt>{t(field.label)}</dt>
              <dd
                className={hasLines ? 'field-line' : undefined}
                title={hasLines ? getTitle(field) : t(field.label)}
              >
                <FieldValue field={field} record={record} place="cell" />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {!isIdMissing && rowButtons.length > 0 && (
        <div className="record-card-buttons">
          <ActionButtons actions={rowButtons} resource={resource} record={record} parent={parent} />
        </div>
      )}
    </>
  );
}

interface CardTitleProps extends Pick<RecordCardProps, 'record' | 'onOpen'> {
  title: string;
}

/** The title of a card as a link or button, like the first cell of a row. */
function CardTitle({ record, title, onOpen }: CardTitleProps) {
  const { list, resource, parent } = useListContext();
  const { rowClick } = list;
  const target = getRowTarget(rowClick, resource, record, parent);
  const text = <span>{title}</span>;
  if (target?.opensNewWindow)
    return (
      <a className="row-link" href={target.href} target="_blank" rel="noopener noreferrer">
        {text}
        <span className="visually-hidden">{` ${listTexts.new_window}`}</span>
      </a>
    );
  if (target)
    return (
      <Link className="row-link" to={target.href} onClick={() => onOpen(target.href)}>
        {text}
      </Link>
    );
  if (rowClick?.kind === 'action' && !isMissingId(resource, record))
    return (
      <RowAction action={rowClick.action} record={record}>
        {text}
      </RowAction>
    );
  return text;
}
