import { useState } from 'react';
import { formatNumber } from '@console/src/lib/formatNumber';
import type { TabExtensionProps } from '@console/src/extensions/types';
import { Button } from '@console/src/ui/button/Button';
import type { CostOptions } from './options';
import './rechargeCost.css';

/** The cost of a recharge, with or without tax. */
export default function RechargeCost({ record, options }: TabExtensionProps<CostOptions>) {
  const [withTax, setWithTax] = useState(false);
  const cost = Number(record[options.from] ?? 0) * (withTax ? 1.21 : 1);
  return (
    <section className="card recharge-cost">
      <p>{`Coste: ${formatNumber(Math.round(cost * 100) / 100)} €`}</p>
      <Button onClick={() => setWithTax(!withTax)}>{withTax ? 'Sin IVA' : 'Con IVA'}</Button>
    </section>
  );
}
