import { changeDocument, documentIdOf } from './flows/documents.ts';
import { blockCalled, canvasOf, openEditor, selectBlock, untilSaved } from './flows/editor.ts';
import { callApi } from './support/call-api.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { ownedPorticoTest } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

const test = ownedPorticoTest();
