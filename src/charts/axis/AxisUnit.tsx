/** Height in px above the plot for the unit of its value axis. */
export const UNIT_HEIGHT = 24;

/** Unit of the ticks, at the top of a value axis. */
export const AxisUnit = ({ unit }: { unit: string }) =>
  unit === '' ? null : (
    <text className="axis-unit" x={0} y={11}>
      {unit}
    </text>
  );
