/** What is said of a contact of a walked site. */
export const contactDetails = (name: string) => ({
  firstName: name,
  lastName: '',
  company: '',
  phones: [],
  addresses: [],
  language: '',
  timeZone: '',
  fields: [],
});

export const contactNamed = (name: string) => ({
  ...contactDetails(name),
  emails: [`contact@${name}.example`],
});
