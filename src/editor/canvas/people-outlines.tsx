import { canvasTools } from '#messages/en/interface/canvas-tools.ts';
import { translate } from '#ui/translate.ts';
import { useActiveDocument } from '../workspace/use-active-document.ts';
import { useDocumentState } from '../documents/use-document-state.ts';
import type { Person } from '../documents/person.ts';
import { colorOfPerson } from '../documents/color-of-person.ts';
import { usePlacedOverBlock } from '../canvas-ui/use-placed-over.ts';

/** The selections of the other people in this page. */
export function PeopleOutlines() {
  const people = useDocumentState(useActiveDocument(), (state) => state.people);
  return people.map((person) => {
    const blockId = person.heldBlockId ?? person.selectedBlockId;
    return blockId === null ? null : (
      <PersonOutline key={person.clientId} person={person} blockId={blockId} />
    );
  });
}

function PersonOutline({ person, blockId }: { readonly person: Person; readonly blockId: string }) {
  const boxRef = usePlacedOverBlock(blockId);
  const color = colorOfPerson(person.accountId);
  return (
    <div ref={boxRef} className="person" style={{ borderColor: color }} aria-hidden="true">
      <span style={{ background: color }}>
        {person.heldBlockId === blockId
          ? translate(canvasTools.isTyping, { name: person.name })
          : person.name}
      </span>
    </div>
  );
}
