/** How weights and sizes are shown (COMM-108, CONT-212). */
export const MEASUREMENT_STANDARDS = ['metric', 'imperial'] as const;
export type MeasurementStandard = (typeof MEASUREMENT_STANDARDS)[number];

/** The mark behind weights: `lbs` for imperial, `kg` otherwise (COMM-109). */
export function weightUnit(standard: MeasurementStandard): 'lbs' | 'kg' {
  return standard === 'imperial' ? 'lbs' : 'kg';
}

/** The mark behind dimensions: `"` for imperial, `cm` otherwise (COMM-110, COMM-111). */
export function lengthUnit(standard: MeasurementStandard): '"' | 'cm' {
  return standard === 'imperial' ? '"' : 'cm';
}
