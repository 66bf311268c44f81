import { Threads } from '../threads/threads.tsx';
import { PeoplePresent } from './people-present.tsx';

/** Who else is in the page, and what people say about it: fetched once the page is shown. */
export function PageCompany() {
  return (
    <>
      <PeoplePresent />
      <Threads />
    </>
  );
}
