import { useId } from 'react';
import { useStore, type RaRecord } from 'ra-core';
import type { Field, Resource } from '../../config/types';
import { useCanAccess } from '../../session/access/useCanAccess';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { FieldItem } from './FieldItem';
import { showTexts } from '../texts';
import { useFittingCount } from './useFittingCount';

interface HeaderFieldsProps {
  resource: Resource;
  fields: readonly Field[];
  record: RaRecord;
}

/**
 * What a record is, in two lines at the head of its page: label over value, as many as there is room for (ADET-11, ADET-12). The rest, and what
 * is cut, is behind «Más datos»; who opens it finds it open on the next record of the resource too.
 */
export function HeaderFields({ resource, fields, record }: HeaderFieldsProps) {
  const id = useId();
  const canAccess = useCanAccess();
  const visibleFields = fields.filter((field) => canAccess(field.access));
  const [isExpanded, setExpanded] = useStore(`view.facts.${resource.name}`, false);
  const { listRef, fittingCount, isTruncated } = useFittingCount(visibleFields.length, isExpanded);
  if (visibleFields.length === 0) return null;
  const hasMore = isExpanded || isTruncated || fittingCount < visibleFields.length;
  const toggleLabel = isExpanded ? showTexts.fewer_facts : showTexts.more_facts;
  return (
    <div className={isExpanded ? 'facts is-whole' : 'facts'}>
      <dl ref={listRef} id={id} className="detail-fields">
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
