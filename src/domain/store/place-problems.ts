import type { FieldProblem } from '#domain/validation/field-problem.ts';
import { documentRules } from '#messages/en/interface/document-rules.ts';
import { fill } from '#messages/message.ts';
import { runsBackwards } from './postal-range.ts';
import type { StoredPlaces } from './served-places.ts';

/** Ranges of postal codes that no code lies in, by the field `places` of their record (ORD-57, ORD-64). */
export function placeProblems({ postalCodes }: Pick<StoredPlaces, 'postalCodes'>): readonly FieldProblem[] {
  return postalCodes.flatMap(({ codes }, place) =>
    codes.flatMap((code, index) =>
      runsBackwards(code)
        ? [
            {
              path: ['places', 'postalCodes', place, 'codes', index],
              message: fill(documentRules.codesBackwards, { code }),
              value: code,
            },
          ]
        : [],
    ),
  );
}
