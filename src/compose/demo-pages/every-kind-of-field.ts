import type { FieldKind, FormField } from '#domain/forms/form-field.ts';
import { newField } from '#domain/forms/new-field.ts';

/** The fields of a brief for a house: each kind once, headings as often as it has groups. */
export function everyKindOfField(): readonly FormField[] {
  return [
    heading('you', 'You', 'Who is asking, and how we reach you.'),
    field('name', { required: true }),
    field('email', { required: true, placeholder: 'you@example.com' }),
    field('phone', { showCountryCode: true }),
    field('address', { title: 'Where you live now' }),
    field('website', { placeholder: 'https://' }),
    field('twitter'),
    heading('project', 'The project', 'Guesses are welcome.'),
    field('text', { title: 'What shall we call it?', placeholder: 'House by the pond' }),
    field('textarea', {
      title: 'What is it for?',
      description: 'A few sentences: who lives there, and what they do all day.',
      maxLength: 200,
    }),
    field('number', { title: 'Floor area', description: 'In square metres.' }),
    field('currency', { title: 'Budget' }),
    heading('wishes', 'Wishes', 'Nothing here is binding.'),
    field('radio', {
      title: 'It is …',
      options: ['A new house', 'An extension', 'A new use for an old house'],
    }),
    field('checkbox', {
      title: 'It should have',
      options: ['A courtyard', 'A workshop', 'Stairs to sit on', 'A round window'],
    }),
    field('select', { title: 'How soon?', options: ['This year', 'Next year', 'When it is ready'] }),
    field('likert', {
      title: 'What matters to you',
      options: ['Light is worth more than space.', 'The garden comes first.'],
    }),
    heading('visit', 'A visit', 'We come and look before we draw.'),
    field('date', { title: 'A day that suits you' }),
    field('time', { title: 'From' }),
    field('password', {
      title: 'A word for the gate',
      description: 'Typed unseen, as passwords are. Please do not use one of yours.',
    }),
    { ...newField('hidden', 'source'), key: 'source', value: 'demo' },
  ];
}

function field(kind: FieldKind, settings: Partial<FormField> = {}): FormField {
  return { ...newField(kind, kind), ...settings };
}

function heading(id: string, title: string, description: string): FormField {
  return { ...newField('section', `heading-${id}`), title, description, underline: true };
}
