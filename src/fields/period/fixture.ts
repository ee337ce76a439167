import type { FieldFixture } from '../core/types';

export default {
  isGroup: true,
  field: {},
  values: [{ from: 1_795_186_800, until: 1_795_348_830 }],
  displayOnlyValues: [{ from: 1_795_186_800, until: null }],
  invalid: [
    { fromDay: '2026-11-22', fromTime: '15:00', untilDay: '2026-11-22', untilTime: '15:00' },
    { fromDay: '2026-02-31', fromTime: '15:00', untilDay: '2026-11-22', untilTime: '16:00' },
    { fromDay: '2026-11-22', fromTime: '', untilDay: '2026-11-23', untilTime: '16:00' },
    'mañana',
  ],
} satisfies FieldFixture;
