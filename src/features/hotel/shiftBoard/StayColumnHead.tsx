import type { RaRecord } from 'ra-core';
import { ActionButtons } from '../../../actions/ActionButtons';
import type { List, Resource } from '../../../config/types';
import { interpolateText } from '../../../i18n/interpolateText';
import { Tag } from '../../../ui/text/Tag';
import type { DoorCard } from './doorCard';
import type { StayColumnOptions } from './options';
import type { StayCard } from './stayCard';
import { shiftBoardTexts as texts } from './texts';

interface StayColumnHeadProps {
  list: List;
  resource: Resource;
  /** The hotel. */
  parent: RaRecord;
  label: string;
  options: StayColumnOptions;
  /** undefined until the cards have loaded. */
  cards: readonly StayCard[] | undefined;
  /** Doors after the stays; undefined for none. */
  doors: readonly DoorCard[] | undefined;
}

/** Head of a column: its name, how many cards it has and how many are urgent, and its actions. */
export function StayColumnHead(props: StayColumnHeadProps) {
  const { list, resource, parent, label, options, cards, doors } = props;
  return (
    <header className="stay-column-head">
      <h2>{label}</h2>
      {cards && <Counts {...{ options, cards, doors }} />}
      <span className="stay-column-actions">
        <ActionButtons actions={list.actions} resource={resource} parent={parent} />
      </span>
    </header>
  );
}

interface CountsProps extends Pick<StayColumnHeadProps, 'options' | 'doors'> {
  cards: readonly StayCard[];
}

function Counts({ options, cards, doors }: CountsProps) {
  const urgentCount = cards.filter(({ isUrgent }) => isUrgent).length;
  const limit = options.doors?.urgentBattery ?? 0;
  const urgentDoorCount = doors?.filter(({ battery }) => battery <= limit).length ?? 0;
  const names = [
    interpolateText(texts.count, { smart_count: cards.length }),
    ...(doors ? [interpolateText(texts.doorCount, { smart_count: doors.length })] : []),
  ];
  return (
    <>
      <span className="stay-column-count">
        <span aria-hidden="true">{cards.length + (doors?.length ?? 0)}</span>
        <span className="visually-hidden">{names.join(', ')}</span>
      </span>
      {urgentCount > 0 && (
        <Tag tone="warning">
          {interpolateText(options.kind === 'departures' ? texts.late : texts.withoutKey, {
            count: urgentCount,
          })}
        </Tag>
      )}
      {urgentDoorCount > 0 && (
        <Tag tone="danger">
          {interpolateText(texts.urgentDoors, { count: urgentDoorCount, percent: limit })}
        </Tag>
      )}
    </>
  );
}
