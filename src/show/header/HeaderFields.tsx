import { useId } from 'react';
import { useStore, type RaRecord } from 'ra-core';
import type { Field, Resource } from '../../config/types';
import { useCanAccess } from '../../session/access/useCanAccess';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { showClippedText } from '../../ui/text/showClippedText';
import { FieldItem } from '../fieldList/FieldItem';
import { showTexts } from '../texts';
import { useFittingFieldCount } from './useFittingFieldCount';

interface HeaderFieldsProps {
  resource: Resource;
  fields: readonly Field[];
  record: RaRecord;
}

/**
 * The header fields of a record: labels above values in one row, as many as fit. A long value takes two lines and then ends
 * in an ellipsis; its tooltip has all of it. «Más datos» shows the other fields and the whole of each value. Its open state also applies to other records
 * of the resource.
 */
export function HeaderFields({ resource, fields, record }: HeaderFieldsProps) {
  const id = useId();
  const canAccess = useCanAccess();
  const visibleFields = fields.filter((field) => canAccess(field.access));
  const [isExpanded, setExpanded] = useStore(`view.facts.${resource.name}`, false);
  const { listRef, fittingCount, isTruncated } = useFittingFieldCount(visibleFields.length, isExpanded);
  if (visibleFields.length === 0) return null;
  const hasMore = isExpanded || isTruncated || fittingCount < visibleFields.length;
  const toggleLabel = isExpanded ? showTexts.fewer_facts : showTexts.more_facts;
  return (
    <div className={isExpanded ? 'facts is-whole' : 'facts'}>
      <dl ref={listRef} id={id} className="detail-fields" onPointerOver={showClippedText}>
        {visibleFields.map((field, index) => (
          <FieldItem
            key={field.name}
            resource={resource}
            field={field}
            record={record}
            isHidden={!isExpanded && index >= fittingCount}
          />
        ))}
      </dl>
      {hasMore && (
        <Button
          variant="quiet"
          small
          className="facts-more"
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={() => setExpanded(!isExpanded)}
          icon={<Icon name={isExpanded ? 'chevron-up' : 'chevron-down'} size={16} />}
        >
          <span>{toggleLabel}</span>
        </Button>
      )}
    </div>
  );
}
