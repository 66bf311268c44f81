/**
 * Lets several programs that run side by side write to one place and stay readable: the first of them that has not
 * ended is passed on as it writes, and what the others write is kept until those before them have ended.
 */
export function createTurns(names, write) {
  const turns = names.map((name) => ({ name, waiting: [], hasEnded: false }));

  const say = (name, text) => {
    const turn = turns.find((each) => each.name === name);
    if (turn === turns[0]) write(text);
    else turn.waiting.push(text);
  };

  const end = (name) => {
    turns.find((each) => each.name === name).hasEnded = true;
    while (turns[0]?.hasEnded === true) {
      turns.shift();
      for (const text of turns[0]?.waiting.splice(0) ?? []) write(text);
    }
  };

  return { say, end };
}
