import { hasId } from '../../../queries/list/hasId';
import { createRowKeys } from '../../../queries/list/rowKeys';
import type { ListLayouts } from '../../../config/types';
import { ImageOrInitial } from '../../../fields/core/ImageOrInitial';
import { readValue } from '../../../fields/core/readValue';
import { recordTitle } from '../../../fields/titles/recordTitle';
import { interpolateText } from '../../../i18n/interpolateText';
import { useTranslateText } from '../../../i18n/useTranslateText';
import { useListContext } from '../../ListContext';
import { listTexts } from '../../texts';
import type { LayoutProps } from '../layoutProps';
import { useCardFields } from '../useCardFields';
import { RecordCard } from './RecordCard';
import '../layouts.css';

interface CardsLayoutProps extends LayoutProps {
  cards: NonNullable<ListLayouts['cards']>;
}

/** The rows of a page as cards (`cards` of a list). */
export default function CardsLayout({ cards, listData, columns, selection, onOpen }: CardsLayoutProps) {
  const { resource, caption } = useListContext();
  const t = useTranslateText();
  const fields = useCardFields(cards.fields, columns);
  const image = cards.image === undefined ? undefined : resource.fields[cards.image];
  const records = listData.data ?? [];
  const keys = createRowKeys(records);
  return (
    <ul className="record-cards" aria-label={caption} aria-busy={listData.isPlaceholderData}>
      {records.map((record, index) => (
        <li
          key={keys[index]}
          className="card record-card"
          data-record={hasId(record) ? String(record.id) : undefined}
        >
          <RecordCard
            record={record}
            fields={fields}
            onOpen={onOpen}
            image={
              image && (
                <div className="record-card-image">
                  <ImageOrInitial
                    field={image}
                    record={record}
                    name={readValue(columns[0]?.field ?? image, record)}
                  />
                </div>
              )
            }
            controls={
              selection && (
                <input
                  type="checkbox"
                  aria-label={interpolateText(listTexts.select_row, {
                    title: recordTitle(resource, record, t),
                  })}
                  checked={selection.has(String(record.id))}
                  disabled={!hasId(record)}
                  onChange={() => selection.toggle(record)}
                />
              )
            }
          />
        </li>
      ))}
    </ul>
  );
}
