import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, '../../../node_modules/@expo-google-fonts/source-serif-4');

/** The faces that our own page uses: all peers set the same type. */
export function fontFiles(): { regular: string; italic: string; bold: string } {
  return {
    regular: path.join(FOLDER, '400Regular/SourceSerif4_400Regular.ttf'),
    italic: path.join(FOLDER, '400Regular_Italic/SourceSerif4_400Regular_Italic.ttf'),
    bold: path.join(FOLDER, '700Bold/SourceSerif4_700Bold.ttf'),
  };
}
