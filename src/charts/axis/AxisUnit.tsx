/** px above the plot that the unit of its value axis takes. */
export const UNIT_HEIGHT = 24;

/** What the marks of a value axis count, at the head of the axis. */
export const AxisUnit = ({ unit }: { unit: string }) =>
  unit === '' ? null : (
    <text className="axis-unit" x={0} y={11}>
      {unit}
    </text>
  );
