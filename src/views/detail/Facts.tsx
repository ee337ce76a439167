import { useId } from 'react';
import { useStore, type RaRecord } from 'ra-core';
import type { Field, Resource } from '../../config/types';
import { useMay } from '../../session/useMay';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Fact } from './Fact';
import { detailTexts } from './texts';
import { useFitting } from './useFitting';

interface FactsProps {
  resource: Resource;
  fields: readonly Field[];
  record: RaRecord;
}

/**
 * What a record is, in two lines at the head of its page: label over value, as many as there is room for (ADET-11, ADET-12). The rest, and what
 * is cut, is behind «Más datos»; who opens it finds it open on the next record of the resource too.
 */
export function Facts({ resource, fields, record }: FactsProps) {
  const id = useId();
  const may = useMay();
  const shown = fields.filter((field) => may(field.access));
  const [isWhole, setWhole] = useStore(`view.facts.${resource.name}`, false);
  const { strip, fitting, isCut } = useFitting(shown.length, isWhole);
  if (shown.length === 0) return null;
  const hasMore = isWhole || isCut || fitting < shown.length;
  const label = isWhole ? detailTexts.fewer_facts : detailTexts.more_facts;
  return (
    <div className={isWhole ? 'facts is-whole' : 'facts'}>
      <dl ref={strip} id={id} className="detail-fields">
        {shown.map((field, at) => (
          <Fact
            key={field.name}
            resource={resource}
            field={field}
            record={record}
            isHidden={!isWhole && at >= fitting}
          />
        ))}
      </dl>
      {hasMore && (
        <Button
          variant="quiet"
          small
          className="facts-more"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
          icon={<Icon name={isWhole ? 'chevron-up' : 'chevron-down'} size={16} />}
        >
          <span>{label}</span>
        </Button>
      )}
    </div>
  );
}
